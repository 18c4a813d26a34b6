import { ApiError } from "./answers/api-error.ts";

/** Refuses path values that would change the path: `..` and `.` lead up, an empty value leads to the call above. */
export const checkPath = (path: object = {}): void => {
  const wrong = Object.values(path).find((it) => ["", ".", ".."].includes(String(it)));
  if (wrong === undefined) return;
  const says = `“${String(wrong)}” cannot be part of an address, so nothing was sent.`;
  throw new ApiError(says, { kind: "refused", outcome: "not-sent", messages: [says] });
};
