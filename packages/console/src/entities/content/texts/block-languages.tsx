type BlockLanguagesProps = {
  /** Codes of the languages with texts. */
  written: readonly string[];
  /** Language codes of the site; undefined while loading. */
  expected: readonly string[] | undefined;
};

/** Languages of a block, and the number missing from the site's. */
export const BlockLanguages = ({ written, expected: wanted = [] }: BlockLanguagesProps) => {
  const missing = wanted.filter((code) => !written.includes(code));
  return (
    <span className="text-meta text-ink-muted">
      <span className="uppercase">{written.join(" ")}</span>
      {missing.length > 0 && (
        <span className="text-caution-ink" title={missing.join(", ")}>
          {" "}
          · {missing.length} of {wanted.length} missing
        </span>
      )}
    </span>
  );
};
