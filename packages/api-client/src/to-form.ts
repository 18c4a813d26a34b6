import type { Operation } from "./operation.ts";

const texts = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * The body of an operation as form data, when it is sent as a form: always, or when a file (`Blob`) is among its
 * values. Lists repeat their name, objects become JSON, undefined and null are left out.
 */
export const toForm = ({ form }: Pick<Operation, "form">, body: unknown): FormData | undefined => {
  if (!form || typeof body !== "object" || body === null) return undefined;
  const entries = Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const),
  );
  if (form === "with-file" && !entries.some(([, value]) => value instanceof Blob)) return undefined;
  const data = new FormData();
  for (const [name, value] of entries)
    if (value !== undefined && value !== null) data.append(name, value instanceof Blob ? value : texts(value));
  return data;
};
