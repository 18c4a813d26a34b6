/** The words of a message, where the server gives none (the documents do not show them). */
const NEW_DEBIT = "There is a new debit to reconcile.";

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** What a `new-debit` message says; nothing for any other message. A text may be JSON (decisions 10). */
export const newDebitText = (data: unknown): string | undefined => {
  let message = data;
  if (typeof data === "string")
    try {
      message = JSON.parse(data);
    } catch {
      message = { type: data };
    }
  const { type, message: text } = record(message);
  if (type !== "new-debit") return undefined;
  return typeof text === "string" && text.trim() ? text : NEW_DEBIT;
};
