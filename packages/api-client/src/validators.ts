/** A generated Ajv validator: true when valid, else it leaves what is wrong in `errors`. */
export type Validator = ((value: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string }[] | null;
};

/** The validators of one tag, by operation id. */
export type Validators = Record<string, Validator>;
