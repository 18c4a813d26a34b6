import { prettyDOM } from "@testing-library/react";

/**
 * The error of a query that found nothing, or too much. Its text, with the whole document, is written when it is read: a
 * wait makes such an error at each change of the document and reads only the last one.
 */
export const elementError = (message: string | null, place: Element): Error => {
  const error = Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
  let told: string | undefined;
  Object.defineProperty(error, "message", {
    configurable: true,
    get: () => (told ??= [message, prettyDOM(place)].filter(Boolean).join("\n\n")),
  });
  return error;
};
