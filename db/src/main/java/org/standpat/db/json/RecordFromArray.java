package org.standpat.db.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Reads a record from an array of its components, in their order: exactly as many, and null only where the component says so. Jackson's
 * own reader of such arrays passes over elements that are too many.
 */
final class RecordFromArray extends StdDeserializer<Object> {

    private final MethodHandle constructor;
    private final List<Component> components;

    /** A component and how its values are read; primitive numbers and truth values are read without a deserializer. */
    private record Component(
            RecordComponent of, boolean nullable, @Nullable ValueDeserializer<Object> reader) {}

    /** Of this record class, whose canonical constructor is public. */
    RecordFromArray(Class<?> type) {
        this(
                type,
                Stream.of(type.getRecordComponents())
                        .map(component -> new Component(component, isNullable(component), null))
                        .toList());
    }

    private RecordFromArray(Class<?> type, List<Component> components) {
        super(type);
        this.components = components;
        this.constructor = constructor(type, components);
    }

    private static boolean isNullable(RecordComponent component) {
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static MethodHandle constructor(Class<?> type, List<Component> components) {
        try {
            Constructor<?> canonical = type.getConstructor(components.stream()
                    .map(component -> component.of().getType())
                    .toArray(Class<?>[]::new));
            return MethodHandles.publicLookup()
                    .unreflectConstructor(canonical)
                    .asSpreader(Object[].class, components.size())
                    .asType(MethodType.methodType(Object.class, Object[].class));
        } catch (ReflectiveOperationException notPublic) {
            throw new IllegalArgumentException(type + " has no public constructor of its components.", notPublic);
        }
    }

    @Override
    public ValueDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
        return new RecordFromArray(
                handledType(),
                components.stream()
                        .map(component -> component.of().getType().isPrimitive()
                                ? component
                                : new Component(component.of(), component.nullable(), reader(context, component)))
                        .toList());
    }

    private static ValueDeserializer<Object> reader(DeserializationContext context, Component component) {
        return context.findContextualValueDeserializer(
                context.constructType(component.of().getGenericType()), null);
    }

    @Override
    public Object deserialize(JsonParser array, DeserializationContext context) {
        if (array.currentToken() != JsonToken.START_ARRAY) {
            return context.reportInputMismatch(this, "An array was expected, but %s came.", array.currentToken());
        }
        @Nullable Object[] values = new @Nullable Object[components.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(array, context, components.get(i));
        }
        if (array.nextToken() != JsonToken.END_ARRAY) {
            return context.reportInputMismatch(this, "More than %d elements came.", values.length);
        }
        return made(values, context);
    }

    private @Nullable Object value(JsonParser array, DeserializationContext context, Component component) {
        JsonToken token = array.nextToken();
        if (token == JsonToken.VALUE_NULL && component.nullable()) {
            return null;
        }
        if (token == null || token == JsonToken.VALUE_NULL || token == JsonToken.END_ARRAY) {
            return context.reportInputMismatch(
                    this,
                    "A value of %s was expected, but %s came.",
                    component.of().getName(),
                    token);
        }
        ValueDeserializer<Object> reader = component.reader();
        return reader == null
                ? primitive(array, context, component.of().getType())
                : reader.deserialize(array, context);
    }

    private Object primitive(JsonParser array, DeserializationContext context, Class<?> type) {
        if (type == boolean.class) {
            return _parseBooleanPrimitive(array, context);
        }
        return type == int.class
                ? (Object) _parseIntPrimitive(array, context)
                : (Object) _parseLongPrimitive(array, context);
    }

    private Object made(@Nullable Object[] values, DeserializationContext context) {
        try {
            return constructor.invokeExact(values);
        } catch (Error error) {
            throw error;
        } catch (Throwable refusal) {
            return context.reportInputMismatch(this, "%s", refusal.getMessage());
        }
    }
}
