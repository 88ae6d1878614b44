package org.standpat.db.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes a record as an array of its components, in their order; {@link RecordFromArray} reads it. */
final class RecordToArray extends StdSerializer<Object> {

    private final List<MethodHandle> accessors;

    /** Of this public record class. */
    RecordToArray(Class<?> type) {
        super(type);
        accessors = Stream.of(type.getRecordComponents())
                .map(RecordToArray::accessor)
                .toList();
    }

    private static MethodHandle accessor(RecordComponent component) {
        try {
            return MethodHandles.publicLookup()
                    .unreflect(component.getAccessor())
                    .asType(MethodType.methodType(Object.class, Object.class));
        } catch (IllegalAccessException notPublic) {
            throw new IllegalArgumentException(component + " is not public.", notPublic);
        }
    }

    @Override
    public void serialize(Object value, JsonGenerator array, SerializationContext context) {
        array.writeStartArray(value, accessors.size());
        for (MethodHandle accessor : accessors) {
            write(component(accessor, value), array, context);
        }
        array.writeEndArray();
    }

    private static @Nullable Object component(MethodHandle accessor, Object value) {
        try {
            return accessor.invokeExact(value);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable other) {
            throw new IllegalStateException("A component of a record cannot be read.", other);
        }
    }

    private static void write(@Nullable Object value, JsonGenerator array, SerializationContext context) {
        switch (value) {
            case null -> array.writeNull();
            case Integer number -> array.writeNumber(number);
            case Long number -> array.writeNumber(number);
            case Boolean truth -> array.writeBoolean(truth);
            case List<?> list -> {
                array.writeStartArray(list, list.size());
                list.forEach(element -> write(element, array, context));
                array.writeEndArray();
            }
            default -> context.findValueSerializer(value.getClass()).serialize(value, array, context);
        }
    }
}
