import type { FastifySchemaValidationError } from "fastify";
import { fieldNames } from "#contract/messages/fields.ts";
import { phrase, type FieldPhrases, type Phrase, type Value } from "#contract/phrase.ts";

type Problem = FastifySchemaValidationError;

/** G-24: one sentence for each field that the schema of a call does not take, keyed by its path ("address.city"). */
export function fieldErrors(validation: Problem[]): FieldPhrases {
  const errors: Record<string, Phrase> = {};
  for (const problem of validation) {
    const path = pathOf(problem);
    errors[path || "body"] ??= path ? sentenceOf(problem, nameOf(path)) : "The request is not of the right form.";
  }
  return errors;
}

function pathOf({ instancePath, keyword, params }: Problem): string {
  const missing = keyword === "required" ? String(params["missingProperty"]) : "";
  return [...instancePath.split("/").slice(1), missing].filter(Boolean).join(".");
}

/** What a field is called: "items.0.quantity" is the quantity of an item, whichever. */
function nameOf(path: string): Value {
  const place = path.replace(/\.\d+(?=\.|$)/g, "");
  return Object.hasOwn(fieldNames, place) ? { text: place as keyof typeof fieldNames, values: {} } : path;
}

function sentenceOf({ keyword, params }: Problem, field: Value): Phrase {
  const limit = Number(params["limit"]);
  switch (keyword) {
    case "required":
      return phrase("{field} is required.", { field });
    case "type":
      return ofType(String(params["type"]), field);
    case "minimum":
      return phrase("{field} must be at least {limit}.", { field, limit });
    case "maximum":
      return phrase("{field} can be {limit} at most.", { field, limit });
    case "minLength":
      return phrase("{field} must have at least {count} characters.", { field, count: limit });
    case "maxLength":
      return phrase("{field} can have {count} characters at most.", { field, count: limit });
    case "minItems":
    case "minProperties":
      return phrase("{field} must have at least {count} entries.", { field, count: limit });
    case "maxItems":
    case "maxProperties":
      return phrase("{field} can have {count} entries at most.", { field, count: limit });
    case "enum":
      return phrase("{field} must be one of: {choices}.", {
        field,
        choices: (params["allowedValues"] as unknown[]).map(String).join(", "),
      });
    default:
      return phrase("{field} is not of the right form.", { field });
  }
}

function ofType(type: string, field: Value): Phrase {
  if (type === "string") return phrase("{field} must be a text.", { field });
  if (type === "integer") return phrase("{field} must be a whole number.", { field });
  if (type === "number") return phrase("{field} must be a number.", { field });
  return phrase("{field} is not of the right form.", { field });
}
