const bare = (text: string) => text.trim().toLowerCase().replace(/\.$/, "");

/** Full name of a record: `@` is the host itself; a name that does not end with the host is relative to it. */
export const fullName = (name: string, host: string): string => {
  const text = bare(name);
  if (text === "" || text === "@" || text === host) return host;
  return text.endsWith(`.${host}`) ? text : `${text}.${host}`;
};

/** Whether a CNAME points to itself; without a host, names are compared as written. */
export const pointsToItself = ({ name, content }: { name: string; content: string }, host?: string): boolean => {
  if (host === undefined) return bare(name) === bare(content);
  const target = bare(content);
  return (target === "@" ? host : target) === fullName(name, host);
};
