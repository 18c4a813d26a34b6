const COUNTS = new Set(["count", "total", "totalCount"]);

const withoutRows = (data: object): unknown => {
  if (Array.isArray(data)) return [];
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => {
      if (Array.isArray(value)) return [name, []];
      return [name, COUNTS.has(name) ? 0 : value];
    }),
  );
};

/** The envelope with the lists of its data emptied, and their counts 0. */
export const emptied = (body: string): string => {
  const envelope = JSON.parse(body) as { data?: unknown };
  const { data } = envelope;
  return JSON.stringify({ ...envelope, data: typeof data === "object" && data !== null ? withoutRows(data) : data });
};
