type Loose = Record<string, unknown>;

/** The example of a parameter, header or media type; the first one if there are several. */
export const exampleOf = (node: Loose): unknown => {
  if (node["example"] !== undefined) return node["example"];
  const [first] = Object.values((node["examples"] ?? {}) as Record<string, Loose>);
  return first?.["value"] ?? (node["schema"] as Loose | undefined)?.["example"];
};
