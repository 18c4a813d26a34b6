import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import type { Node } from "./node.ts";

/** An operation with its position. */
export type Written = Node & { readonly operationId?: string | undefined };
type About = { method: string; path: string; context: UserContext };

/** A rule about operations that returns all problems of one. */
export const eachOperation =
  (complaints: (operation: Written, about: About) => (string | undefined)[]): Oas3Rule =>
  () => ({
    PathItem: {
      Operation: (written, context) => {
        const { location, key, parentLocations } = context;
        const operation = written as unknown as Written;
        const path = decodeURIComponent(parentLocations["PathItem"]?.pointer.split("/").at(-1) ?? "")
          .replaceAll("~1", "/")
          .replaceAll("~0", "~");
        for (const message of complaints(operation, { method: String(key), path, context }))
          if (message) context.report({ message, location: location.key() });
      },
    },
  });
