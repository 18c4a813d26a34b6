/** The body of a request as it came: text, or the values of a form. */
export type Payload = { text: string } | { form: Record<string, unknown> };

export const isForm = (payload: Payload): payload is { form: Record<string, unknown> } => "form" in payload;

/** Takes the body out of a request. */
export const readPayload = async (request: Request): Promise<Payload> => {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return { text: await request.text() };
  const data = await request.formData();
  const form: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name);
    form[name] = values.length > 1 ? values : values[0];
  }
  return { form };
};

/** What tells one payload from another; a file is known by its name and size. */
export const printOf = (payload: Payload): string =>
  isForm(payload)
    ? JSON.stringify(payload.form, (_, it: unknown) => (it instanceof File ? `${it.name} ${it.size}` : it))
    : payload.text;
