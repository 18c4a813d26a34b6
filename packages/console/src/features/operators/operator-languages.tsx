import { languagesOf } from "#entities/language/languages.ts";

/** Languages of an operator's content; English is always required. */
export const OperatorLanguages = ({ codes }: { codes: readonly string[] }) => (
  <>
    <p className="mb-3 text-ink-muted">
      Staff write content, banks and translations of this operator in these languages; players read English where one is
      missing.
    </p>
    <ul aria-label="Languages" className="@container grid grid-cols-1 gap-x-8 @min-[640px]:grid-cols-2">
      {languagesOf(codes).map(({ code, label, dir }) => (
        <li key={code} className="flex items-baseline gap-3 border-b py-2">
          <span className="w-10 shrink-0 font-mono text-meta text-ink-muted">{code}</span>
          <span>{label}</span>
          {dir === "rtl" && <span className="text-meta text-ink-muted">right to left</span>}
        </li>
      ))}
    </ul>
  </>
);
