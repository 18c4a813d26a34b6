import { useState } from "react";

/**
 * The selected language, immediately, before `language` follows, so that typing does not go to the previous one. A change
 * of `language` overrides it, unless that follows an earlier choice.
 */
export const useSelectedLanguage = (language: string, onLanguageChange: (code: string) => void) => {
  const [selected, setSelected] = useState(language);
  const [followed, setFollowed] = useState(language);
  /** Choices that `language` has not followed yet. */
  const [ahead, setAhead] = useState<readonly string[]>([]);
  if (followed !== language) {
    setFollowed(language);
    const at = ahead.indexOf(language);
    setAhead(at < 0 ? [] : ahead.slice(at + 1));
    if (at < 0) setSelected(language);
  }
  const select = (code: string) => {
    setSelected(code);
    setAhead(selected === language ? [code] : [...ahead, code]);
    onLanguageChange(code);
  };
  return { selected, select } as const;
};
