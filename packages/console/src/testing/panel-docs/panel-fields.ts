/** A field as staff see it. */
export type PanelField = {
  /** Path of the field in the form: "bankName.en". */
  name: string;
  label: string;
  /** Control of the field in words: "Money", "Combobox". */
  control: string;
  required: boolean;
  /** Help below it; undefined if it is computed. */
  help: string | undefined;
};

/** A field's tag in a source: its part of the kit, and its attributes up to the end of the tag. */
const TAG = /<(?:\w+\.)?(\w+)Field\s([^<]*?name="[^<]*?)(?:\/>|>\s*[<{])/g;
const CONSTANT = /const ([A-Z][A-Z_]*) =\s*"([^"]+)";/g;

/** "AsyncCombobox" → "Async combobox". */
const inWords = (part: string): string => {
  const words = part.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The fields that a source draws, in its order; those whose label is computed are left out. */
export const panelFields = (source: string): PanelField[] => {
  const constants = new Map([...source.matchAll(CONSTANT)].map(([, name, value]) => [name, value]));
  return [...source.matchAll(TAG)].flatMap(([, part = "", attributes = ""]) => {
    const textOf = (attribute: string) => {
      const [, text, constant] =
        new RegExp(String.raw`\b${attribute}=(?:"([^"]*)"|\{([A-Z_]+)\})`).exec(attributes) ?? [];
      return text ?? constants.get(constant);
    };
    const name = textOf("name");
    const label = textOf("label");
    if (name === undefined || label === undefined) return [];
    return [
      { name, label, control: inWords(part), required: /\brequired\b(?!=\{)/.test(attributes), help: textOf("help") },
    ];
  });
};
