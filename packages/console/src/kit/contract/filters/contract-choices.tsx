import type { InputField } from "@backoffice/api-client";
import { cn, Select } from "@backoffice/ui";
import { useSearchParams } from "#kit/address/use-search-params.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { withEntries } from "#kit/list/state/list-state.ts";
import { useChangeSearch } from "#kit/address/use-change-search.ts";
import { fieldLabel } from "../fields/field-words.ts";
import type { Choices } from "./contract-filter.ts";
import type { ContractRow } from "../list/contract-read.ts";

type Choice = { name: string; label: string; options: Choices[string]; usual: string };

/** The inputs of a read that are selected above its record: those with a default and a list of options. */
export const choicesOf = (input: readonly InputField[], usual: ContractRow, choices: Choices = {}): Choice[] =>
  input.flatMap((field) => {
    const { name, values } = field;
    const options = choices[name] ?? values?.map((value) => ({ value, label: choiceWords(value) }));
    const value = usual[name];
    return options && typeof value === "string" ? [{ name, label: fieldLabel(field), options, usual: value }] : [];
  });

/** The selected option from the address; the default without a valid one. */
export const chosen = ({ name, options, usual }: Choice, search: URLSearchParams): string =>
  options.find((it) => it.value === search.get(name))?.value ?? usual;

/** The choices above a record, such as the period of a dashboard; the address holds non-default values. */
export const ContractChoices = ({ choices, wide = false }: { choices: readonly Choice[]; wide?: boolean }) => {
  const search = useSearchParams();
  const change = useChangeSearch();
  return (
    <div
      className={cn(
        "mx-auto mb-3 flex w-full flex-wrap justify-end gap-x-4 gap-y-2 print:hidden",
        !wide && "max-w-5xl",
      )}
    >
      {choices.map((choice) => {
        const { name, label, options, usual } = choice;
        return (
          <label key={name} className="flex items-center gap-2 text-meta text-ink-muted">
            {label}
            <Select
              className="w-40"
              options={options}
              value={chosen(choice, search)}
              onValueChange={(value) =>
                change((now) => withEntries(now, { [name]: value === usual ? undefined : value }), "replace")
              }
            />
          </label>
        );
      })}
    </div>
  );
};
