import { useState } from "react";
import type { ComboboxOption } from "../../primitives/combobox/combobox-filter.ts";
import { Button } from "../../primitives/button/button.tsx";
import { Combobox } from "../../primitives/combobox/combobox.tsx";
import { Spinner } from "../../feedback/spinner.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { ReadOnlyChoice } from "../frame/read-only-choice.tsx";
import type { LoadOptions } from "./remote-options.ts";
import { useField } from "../frame/use-field.ts";
import { useRemoteOptions } from "./use-remote-options.ts";

export type AsyncComboboxFieldProps = FieldProps & {
  load: LoadOptions;
  /** The initially selected option, which supplies the label of the value. */
  chosen?: ComboboxOption | undefined;
  /** Receives the selected option. */
  onChoose?: ((option: ComboboxOption) => void) | undefined;
  searchPlaceholder?: string | undefined;
};

/** A combobox that requests matching options, from the second character on. */
export const AsyncComboboxField = (props: AsyncComboboxFieldProps) => {
  const { load, searchPlaceholder = "Search…" } = props;
  const field = useField<string>(props);
  const [query, setQuery] = useState("");
  const [picked, setPicked] = useState(props.chosen);
  const { state, options, retry } = useRemoteOptions(load, query);
  const value = field.value ?? "";
  const known = [picked, props.chosen].find((option) => option?.value === value);
  const label = known?.label ?? (value || undefined);

  return (
    <FieldFrame field={field} props={props}>
      {field.frozen ? (
        <ReadOnlyChoice field={field} label={label} />
      ) : (
        <Combobox
          {...field.control}
          onBlur={(event) => event.currentTarget.ariaExpanded !== "true" && field.control.onBlur()}
          label={props.label}
          options={options}
          value={value}
          summary={label}
          onValueChange={(next) => {
            const option = options.find((it) => it.value === next);
            setPicked(option);
            field.change(next);
            if (option) props.onChoose?.(option);
          }}
          onOpenChange={(open) => open && setQuery("")}
          remote={{
            query,
            onQuery: setQuery,
            notice: (state !== "ready" || options.length === 0) && <Notice state={state} onRetry={retry} />,
          }}
          searchPlaceholder={searchPlaceholder}
          invalid={Boolean(field.error)}
        />
      )}
    </FieldFrame>
  );
};

type NoticeProps = {
  state: ReturnType<typeof useRemoteOptions>["state"];
  onRetry: () => void;
};

const Notice = ({ state, onRetry }: NoticeProps) => {
  return (
    <div
      role="status"
      data-state={state}
      className="flex min-h-10 items-center justify-center gap-2 px-3 pt-1 pb-2 text-meta text-ink-muted"
    >
      {state === "short" && "Type at least two characters."}
      {state === "loading" && <Spinner />}
      {state === "loading" && "Searching…"}
      {state === "ready" && "Nothing found"}
      {state === "failed" && (
        <>
          The search failed.
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
};
