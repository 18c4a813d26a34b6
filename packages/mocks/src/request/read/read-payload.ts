import { toRecord } from "./to-record.ts";

/**
 * The body of a request: its text, or the fields of a multipart form with a fingerprint (see {@link fingerprintOf}).
 */
export type Payload = { text: string } | { form: Record<string, unknown>; fingerprint: string };

export const isForm = (payload: Payload): payload is { form: Record<string, unknown>; fingerprint: string } =>
  "form" in payload;

const digest = async (file: File) => {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return `${file.name} ${new Uint8Array(hash).join()}`;
};

/** The fields of a multipart body; undefined when the body cannot be parsed as one, despite its Content-Type. */
const formOf = async (request: Request): Promise<FormData | undefined> => {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

/** Reads the body of a request. */
export const readPayload = async (request: Request): Promise<Payload> => {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return { text: await request.text() };
  const data = await formOf(request);
  if (!data) return { text: "" };
  const parts = [...data].map(async ([name, it]) => [name, it instanceof File ? await digest(it) : it]);
  return { form: toRecord(data), fingerprint: JSON.stringify(await Promise.all(parts)) };
};

/** Identifies the content of a body, to recognize the same request again; files count by name and SHA-256. */
export const fingerprintOf = (payload: Payload): string => (isForm(payload) ? payload.fingerprint : payload.text);
