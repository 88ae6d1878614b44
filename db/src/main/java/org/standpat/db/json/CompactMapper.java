package org.standpat.db.json;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.db.log.EventLimits;
import org.standpat.houserules.BettingStructure;
import org.standpat.ranking.Ranking;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleDeserializers;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.dataformat.cbor.CBORFactory;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.cbor.CBORReadFeature;
import tools.jackson.dataformat.cbor.CBORWriteFeature;

/** How the words of a hand are written in CBOR, described for other readers in {@code docs/events.md}; as exact as {@link HandJson}. */
final class CompactMapper {

    /** No event nests deeper than {@code HandStarted.rules.game.betting.cap}, which is the sixth level. */
    private static final int MOST_NESTING = 16;

    private CompactMapper() {}

    /** Every record is an array of its components in their order. */
    static CBORMapper make() {
        return HandJson.exact(CBORMapper.builder(factory())).addModule(words()).build();
    }

    /** Readers and writers of CBOR that take no more than a payload may hold, whatever length it claims to have. */
    static CBORFactory factory() {
        return CBORFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(MOST_NESTING)
                        .maxDocumentLength(EventLimits.MAX_EVENT_BYTES)
                        .maxStringLength(EventLimits.MAX_EVENT_BYTES)
                        .maxNameLength(EventLimits.MAX_EVENT_BYTES)
                        .maxNumberLength(EventLimits.MAX_EVENT_BYTES)
                        .build())
                .enable(
                        CBORWriteFeature.WRITE_MINIMAL_INTS,
                        CBORWriteFeature.ENCODE_USING_STANDARD_NEGATIVE_BIGINT_ENCODING)
                .enable(CBORReadFeature.DECODE_USING_STANDARD_NEGATIVE_BIGINT_ENCODING)
                .build();
    }

    private static JacksonModule words() {
        SimpleModule words = new SimpleModule("standpat-compact");
        words.setSerializers(new RecordWriters());
        words.setDeserializers(new RecordReaders());
        return words.addSerializer(new BytesOf<>(Card.class, CardBytes::of))
                .addDeserializer(Card.class, new FromBytes<>(Card.class, CardBytes::card))
                .addSerializer(new BytesOf<>(Cards.class, CardBytes::of))
                .addDeserializer(Cards.class, new FromBytes<>(Cards.class, CardBytes::cards))
                .addSerializer(new BytesOf<>(Places.class, PlaceBytes::of))
                .addDeserializer(Places.class, new FromBytes<>(Places.class, PlaceBytes::places))
                .addSerializer(new BytesOf<>(UUID.class, UuidBytes::of))
                .addDeserializer(UUID.class, new FromBytes<>(UUID.class, UuidBytes::uuid))
                .addSerializer(new CompactText.Writer())
                .addDeserializer(String.class, new CompactText.Reader())
                .addSerializer(new CompactInstant.Writer())
                .addDeserializer(Instant.class, new CompactInstant.Reader())
                // Rankings may be records, so that the module of all formats would come too late.
                .addSerializer(new TextOf<>(Ranking.class, Ranking::name))
                .addSerializer(new CompactBetting.Writer())
                .addDeserializer(BettingStructure.class, new CompactBetting.Reader());
    }

    /** Writers of single classes, and of every record that has none of its own. */
    private static final class RecordWriters extends SimpleSerializers {

        private static final long serialVersionUID = 1L;

        @Override
        public @Nullable ValueSerializer<?> findSerializer(
                SerializationConfig config,
                JavaType type,
                BeanDescription.Supplier description,
                JsonFormat.Value format) {
            ValueSerializer<?> own = super.findSerializer(config, type, description, format);
            return own == null && type.getRawClass().isRecord() ? new RecordToArray(type.getRawClass()) : own;
        }
    }

    /** Readers of single classes, and of every record that has none of its own. */
    private static final class RecordReaders extends SimpleDeserializers {

        private static final long serialVersionUID = 1L;

        @Override
        public @Nullable ValueDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
            ValueDeserializer<?> own = super.findBeanDeserializer(type, config, description);
            return own == null && type.getRawClass().isRecord() ? new RecordFromArray(type.getRawClass()) : own;
        }
    }
}
