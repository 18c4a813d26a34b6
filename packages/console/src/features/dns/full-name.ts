const bare = (text: string) => text.trim().toLowerCase().replace(/\.$/, "");

/** The full name of a record: `@` is the domain or hostname itself, and what does not end in it stands below it. */
export const fullName = (name: string, host: string): string => {
  const text = bare(name);
  if (text === "" || text === "@" || text === host) return host;
  return text.endsWith(`.${host}`) ? text : `${text}.${host}`;
};

/** Whether an alias leads back to itself; without a host names are compared as they are written. */
export const pointsToItself = ({ name, content }: { name: string; content: string }, host?: string): boolean => {
  if (host === undefined) return bare(name) === bare(content);
  const target = bare(content);
  return (target === "@" ? host : target) === fullName(name, host);
};
