type BlockLanguagesProps = {
  /** Codes of the languages that it is written in. */
  written: readonly string[];
  /** Codes of the languages of the site; nothing while they are not known. */
  wanted: readonly string[] | undefined;
};

/** The languages that a block is written in, and how many of the site's are missing. */
export const BlockLanguages = ({ written, wanted = [] }: BlockLanguagesProps) => {
  const missing = wanted.filter((code) => !written.includes(code));
  return (
    <span className="text-meta text-ink-muted">
      <span className="uppercase">{written.join(" ")}</span>
      {missing.length > 0 && (
        <span className="text-caution-ink" title={missing.join(", ")}>
          {" "}
          · {missing.length} missing
        </span>
      )}
    </span>
  );
};
