import { gathered } from "./gathered.ts";

/** The body of a request as it came: text, or the values of a form with what tells it from another (see {@link printOf}). */
export type Payload = { text: string } | { form: Record<string, unknown>; print: string };

export const isForm = (payload: Payload): payload is { form: Record<string, unknown>; print: string } =>
  "form" in payload;

const digest = async (file: File) => {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return `${file.name} ${new Uint8Array(hash).join()}`;
};

/** The values of a form; undefined when the body is none, whatever the request calls it. */
const formOf = async (request: Request): Promise<FormData | undefined> => {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

/** Takes the body out of a request. */
export const readPayload = async (request: Request): Promise<Payload> => {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return { text: await request.text() };
  const data = await formOf(request);
  if (!data) return { text: "" };
  const prints = [...data].map(async ([name, it]) => [name, it instanceof File ? await digest(it) : it]);
  return { form: gathered(data), print: JSON.stringify(await Promise.all(prints)) };
};

/** What tells one payload from another; a file is known by its name and content. */
export const printOf = (payload: Payload): string => (isForm(payload) ? payload.print : payload.text);
