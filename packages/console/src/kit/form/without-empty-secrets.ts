/** Removes empty secrets from the values to send: the server keeps absent secrets, while "" would replace them. */
export const withoutEmpty = <Values extends object, Name extends keyof Values & string>(
  values: Values,
  ...secrets: readonly Name[]
): Omit<Values, Name> & Partial<Pick<Values, Name>> => {
  const typed = Object.entries(values).filter(([name, value]) => value !== "" || !secrets.includes(name as Name));
  return Object.fromEntries(typed) as Omit<Values, Name> & Partial<Pick<Values, Name>>;
};
