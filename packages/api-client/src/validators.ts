/** A generated Ajv validator: returns true when valid, else leaves the errors in `errors`. */
export type Validator = ((value: unknown) => boolean) & {
  errors?: { instancePath: string; schemaPath: string; message?: string }[] | null;
};

/** The validators of one tag, by operation id. */
export type Validators = Record<string, Validator>;
