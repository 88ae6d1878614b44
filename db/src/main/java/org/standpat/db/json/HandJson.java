package org.standpat.db.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.hand.HandEvent;
import org.standpat.hand.PreviousHand;
import org.standpat.hand.Ruling;
import org.standpat.houserules.Ante;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * How the words of a hand are written in JSON: cards as text ({@code "7h5c4d3s2c"}), places as numbers or null, rankings and enums by name, a betting
 * structure as an object that names itself in {@code "structure"}.
 */
public final class HandJson {

    private HandJson() {}

    /** For mappers of others, such as that of an API: only how cards, rankings and betting structures are written. */
    public static JacksonModule module() {
        return new SimpleModule("standpat-hand")
                .addSerializer(new TextOf<>(Card.class, Card::toString))
                .addDeserializer(Card.class, new FromText<>(Card.class, Card::parse))
                .addSerializer(new TextOf<>(Cards.class, Cards::toString))
                .addDeserializer(Cards.class, new FromText<>(Cards.class, Cards::parse))
                .addSerializer(new PlacesInJson.Writer())
                .addDeserializer(Places.class, new PlacesInJson.Reader())
                .addSerializer(new TextOf<>(Ranking.class, Ranking::name))
                .addDeserializer(Ranking.class, new FromText<>(Ranking.class, Rankings::named))
                .setMixInAnnotation(BettingStructure.class, NamesItself.class)
                .setMixInAnnotation(Ante.class, ComponentsAlone.class)
                .setMixInAnnotation(Ruling.class, ComponentsAlone.class)
                .setMixInAnnotation(HandEvent.HandStarted.class, PreviousMayBeNull.class)
                .setMixInAnnotation(HandEvent.CardExposed.class, PlaceMayBeNull.class)
                .setMixInAnnotation(HandEvent.DeckReshuffled.class, CommitmentMayBeNull.class)
                .setMixInAnnotation(OlderArrays.DeckReshuffledFirst.class, CommitmentMayBeNull.class);
    }

    /**
     * A mapper that writes compactly, in the order of a record's components, and reads exactly: unknown, missing, double and
     * null fields, other types of values and text after the end are refused.
     */
    public static JsonMapper strict() {
        return exact(JsonMapper.builder()).build();
    }

    /** As {@link #strict}, in any format. */
    static <M extends ObjectMapper, B extends MapperBuilder<M, B>> B exact(B builder) {
        return builder.addModule(module())
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .disable(EnumFeature.WRITE_ENUMS_USING_TO_STRING, EnumFeature.READ_ENUMS_USING_TO_STRING)
                .changeDefaultNullHandling(nulls -> JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL));
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "structure")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = FixedLimit.class, name = "FIXED_LIMIT"),
        @JsonSubTypes.Type(value = PotLimit.class, name = "POT_LIMIT"),
        @JsonSubTypes.Type(value = NoLimit.class, name = "NO_LIMIT")
    })
    private interface NamesItself {}

    /** What a record says about itself in methods such as {@code isComplete()} is no field of it. */
    @JsonAutoDetect(isGetterVisibility = JsonAutoDetect.Visibility.NONE)
    private interface ComponentsAlone {}

    private record PreviousMayBeNull(
            @JsonSetter(nulls = Nulls.SET) @Nullable PreviousHand previous) {}

    private record PlaceMayBeNull(
            @JsonSetter(nulls = Nulls.SET) @Nullable Integer place) {}

    private record CommitmentMayBeNull(
            @JsonSetter(nulls = Nulls.SET) @Nullable String commitment) {}
}
