import { cn } from "../../cn.ts";
import type { ControlProps } from "../control-props.ts";
import type { TriStateFilter } from "./tri-state.ts";
import { TriStateSelect } from "./tri-state-select.tsx";

const SEGMENT =
  "relative inline-flex h-[calc(var(--control)-2px)] min-w-12 items-center justify-center rounded-[5px] px-2.5 text-ink-muted has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus";

/** Any, yes or no: three radio buttons, or a select if there is little room. */
export const TriStateControl = (props: ControlProps<TriStateFilter>) => {
  if (props.anyLabel !== undefined) return <TriStateSelect {...props} />;
  const { filter, value, onChange, name } = props;
  const disabled = Boolean(filter.disabledReason);
  const choices = [
    { value: undefined, label: "Any" },
    { value: true, label: filter.yes },
    { value: false, label: filter.no },
  ];
  return (
    <div
      role="radiogroup"
      {...name}
      className={cn(
        "inline-flex min-h-control w-fit max-w-full flex-wrap rounded-md border bg-sunken",
        disabled ? "border-line" : "border-line-strong",
      )}
    >
      {choices.map((it) => (
        <label
          key={it.label}
          className={cn(SEGMENT, disabled ? "cursor-not-allowed" : "cursor-pointer hover:text-ink")}
        >
          <input
            type="radio"
            name={name.id}
            disabled={disabled}
            checked={it.value === value}
            onChange={() => onChange(it.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-[5px] outline-none"
          />
          {it.label}
        </label>
      ))}
    </div>
  );
};
