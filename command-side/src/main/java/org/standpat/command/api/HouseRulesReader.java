package org.standpat.command.api;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.db.json.HandJson;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Variant.Structure;
import org.standpat.ranking.Ranking;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

/** Reads house rules: a profile by its name with the stakes, or every rule spelt out as an event of a started hand holds it. */
final class HouseRulesReader {

    private static final JsonMapper JSON = HandJson.strict();

    private static final String STRUCTURES = String.join(
            ", ", Arrays.stream(Structure.values()).map(Structure::name).toList());

    private HouseRulesReader() {}

    static HouseRules read(String path, JsonNode node) {
        Fields fields = Fields.of(path, node);
        return fields.has("profile") ? ProfileReader.read(fields) : speltOut(path, node);
    }

    private static HouseRules speltOut(String path, JsonNode node) {
        try {
            return JSON.treeToValue(node, HouseRules.class);
        } catch (UnrecognizedPropertyException unknown) {
            String field = path(path, unknown);
            throw RequestFault.inField(
                    field,
                    "Field " + field + " is not known here. Known are: "
                            + String.join(
                                    ", ",
                                    unknown.getKnownPropertyIds().stream()
                                            .map(String::valueOf)
                                            .sorted()
                                            .toList())
                            + ".");
        } catch (InvalidTypeIdException noStructure) {
            String field = path(path, noStructure) + ".structure";
            JsonNode actual = at(node, noStructure.getPath());
            throw actual == null || !actual.has("structure")
                    ? RequestFault.inField(field, "Field " + field + " is missing.")
                    : Fields.misfit(field, "one of " + STRUCTURES, actual.get("structure"));
        } catch (MismatchedInputException misfit) {
            throw misfit(path, node, misfit);
        } catch (JacksonException misfit) {
            throw other(path, node, misfit);
        }
    }

    /** Such as a number beyond what a field can hold. */
    private static RequestFault other(String path, JsonNode node, JacksonException misfit) {
        String field = path(path, misfit);
        JsonNode actual = at(node, misfit.getPath());
        return actual == null || field.equals(path)
                ? RequestFault.inField(
                        path,
                        "Field " + path + " holds no house rules. Name a profile, one of " + Profiles.NAMES
                                + ", or spell out all rules as GET /v3/api-docs shows.")
                : Fields.misfit(field, "a whole number that this field can hold", actual);
    }

    private static RequestFault misfit(String path, JsonNode node, MismatchedInputException misfit) {
        String field = path(path, misfit);
        JsonNode actual = at(node, misfit.getPath());
        if (actual == null) {
            return RequestFault.inField(field, "Field " + field + " is missing.");
        }
        return Fields.misfit(field, expected(misfit.getTargetType()), actual);
    }

    private static String expected(@Nullable Class<?> type) {
        if (type == null) {
            return "another value";
        }
        if (type == long.class || type == int.class) {
            return "a whole number";
        }
        if (type == boolean.class) {
            return "true or false";
        }
        if (type.isEnum()) {
            return "one of "
                    + String.join(
                            ", ",
                            Arrays.stream(type.getEnumConstants())
                                    .map(String::valueOf)
                                    .toList());
        }
        return Ranking.class.isAssignableFrom(type)
                ? "one of " + String.join(", ", ProfileReader.RANKINGS)
                : "an object with all its fields";
    }

    private static String path(String start, JacksonException fault) {
        StringBuilder path = new StringBuilder(start);
        for (JacksonException.Reference step : fault.getPath()) {
            if (step.getPropertyName() != null) {
                path.append('.').append(step.getPropertyName());
            } else {
                path.append('[').append(step.getIndex()).append(']');
            }
        }
        return path.toString();
    }

    private static @Nullable JsonNode at(JsonNode start, List<JacksonException.Reference> path) {
        JsonNode node = start;
        for (JacksonException.Reference step : path) {
            if (node == null) {
                return null;
            }
            node = step.getPropertyName() != null ? node.get(step.getPropertyName()) : node.get(step.getIndex());
        }
        return node;
    }
}
