import { prettyDOM } from "@testing-library/react";

/** The focused element's tag and text, and the texts of toasts, which a truncated DOM does not show. */
const situation = (): string => {
  const focused = document.activeElement;
  const name = focused?.getAttribute("aria-label") ?? focused?.textContent?.slice(0, 80) ?? "";
  const toasts = [...document.querySelectorAll("[data-slot=toast]")].map((it) => it.textContent);
  return [
    `Focused: <${focused?.tagName.toLowerCase()}> ${focused?.id ?? ""} ${name}`,
    `Address: ${location.search}`,
    ...toasts.map((it) => `Toast: ${it}`),
  ].join("\n");
};

/**
 * The error of a query with no or too many results. Its text, with the whole document, is created on access: a wait
 * creates such an error at each change of the document and reads only the last one.
 */
export const elementError = (message: string | null, place: Element): Error => {
  const error = Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" });
  let told: string | undefined;
  Object.defineProperty(error, "message", {
    configurable: true,
    get: () => (told ??= [message, situation(), prettyDOM(place)].filter(Boolean).join("\n\n")),
  });
  return error;
};
