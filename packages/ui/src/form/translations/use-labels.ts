import { useEffect } from "react";
import { useFormScope } from "../form-scope.ts";

/**
 * Registers labels of fields for the error summary, those of unmounted languages included. Runs again after a change of
 * `language`, because unmounted fields remove their labels.
 */
export const useLabels = (fields: readonly (readonly [path: string, label: string])[], language: string): void => {
  const { labels } = useFormScope();
  const known = JSON.stringify(fields);
  useEffect(() => {
    for (const [path, label] of JSON.parse(known) as [string, string][]) labels.set(path, label);
  }, [labels, known, language]);
};
