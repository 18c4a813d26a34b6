type Loose = Record<string, unknown>;

/** The example that a parameter, a header or a body of one media type has; the first where there are several. */
export const exampleOf = (node: Loose): unknown => {
  if (node["example"] !== undefined) return node["example"];
  const [first] = Object.values((node["examples"] ?? {}) as Record<string, Loose>);
  return first?.["value"] ?? (node["schema"] as Loose | undefined)?.["example"];
};
