/** The text where the server sends none (the documents do not show it). */
const NEW_DEBIT = "There is a new debit to reconcile.";

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The text of a `new-debit` message; undefined for any other message. The data may be JSON text (ruling 10). */
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
