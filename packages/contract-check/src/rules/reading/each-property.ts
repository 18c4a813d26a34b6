import type { Oas3Rule } from "@redocly/openapi-core";
import { follow } from "./follow.ts";
import type { Node } from "./node.ts";

/** One property of an object in the contract. */
type Property = {
  name: string;
  /** Schema of the property, with references resolved. */
  schema: Node;
  /** All properties of the same object. */
  siblings: Node;
  /** The object is one part of an allOf. */
  isPart: boolean;
};

/** A rule about properties that returns the problem of one, if any. */
export const eachProperty =
  (complaint: (property: Property) => string | undefined): Oas3Rule =>
  () => ({
    SchemaProperties: (written, context) => {
      const { location } = context;
      const siblings = written as Node;
      const isPart = /\/allOf\/\d+\/properties$/.test(location.pointer);
      for (const [name, property] of Object.entries(siblings)) {
        const message = complaint({ name, schema: follow(property, context), siblings, isPart });
        if (message) context.report({ message, location: location.child([name]).key() });
      }
    },
  });
