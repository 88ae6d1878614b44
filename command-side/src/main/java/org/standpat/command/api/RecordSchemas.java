package org.standpat.command.api;

import io.swagger.v3.oas.models.media.ArraySchema;
import io.swagger.v3.oas.models.media.BooleanSchema;
import io.swagger.v3.oas.models.media.DateTimeSchema;
import io.swagger.v3.oas.models.media.IntegerSchema;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.media.UUIDSchema;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.houserules.BettingStructure;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.NoLimit;
import org.standpat.houserules.PotLimit;
import org.standpat.houserules.Variant.Structure;
import org.standpat.ranking.Ranking;

/** Describes records as the JSON that they are written as, so that the description cannot say anything else than the code does. */
final class RecordSchemas {

    private RecordSchemas() {}

    /** The schema of a value of this type. */
    static Schema<?> of(Type type) {
        if (type instanceof ParameterizedType list) {
            return new ArraySchema().items(of(list.getActualTypeArguments()[0]));
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) {
            return new IntegerSchema();
        }
        if (plain == long.class || plain == Long.class) {
            return new IntegerSchema().format("int64");
        }
        if (plain == boolean.class) {
            return new BooleanSchema();
        }
        if (plain.isEnum()) {
            StringSchema words = new StringSchema();
            Arrays.stream(plain.getEnumConstants()).map(String::valueOf).forEach(words::addEnumItem);
            return words;
        }
        return plain.isRecord() ? object(plain) : named(plain);
    }

    private static Schema<?> named(Class<?> type) {
        if (type == UUID.class) {
            return new UUIDSchema();
        }
        if (type == Instant.class) {
            return new DateTimeSchema();
        }
        if (type == Cards.class) {
            return new StringSchema()
                    .description("Cards one after the other, ?? for one that is not known.")
                    .example("7h5c");
        }
        if (type == BettingStructure.class) {
            return new Schema<>()
                    .addOneOfItem(structure(FixedLimit.class, Structure.FIXED_LIMIT))
                    .addOneOfItem(structure(PotLimit.class, Structure.POT_LIMIT))
                    .addOneOfItem(structure(NoLimit.class, Structure.NO_LIMIT));
        }
        if (type == HandEvent.class) {
            return new ObjectSchema().description("The fields of the event, by its type.");
        }
        return new StringSchema().description(type == Ranking.class ? "The name of a ranking." : null);
    }

    private static Schema<?> structure(Class<? extends BettingStructure> type, Structure name) {
        Schema<?> structure = object(type);
        structure.addProperty("structure", new StringSchema().addEnumItem(name.name()));
        structure.addRequiredItem("structure");
        return structure;
    }

    private static Schema<?> object(Class<?> type) {
        Schema<?> object = new ObjectSchema();
        List<String> required = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            object.addProperty(component.getName(), of(component.getGenericType()));
            if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                required.add(component.getName());
            }
        }
        if (!required.isEmpty()) {
            object.setRequired(required);
        }
        return object;
    }
}
