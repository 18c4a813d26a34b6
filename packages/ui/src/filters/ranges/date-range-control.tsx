import { cn } from "../../cn.ts";
import { DateBox } from "../../dates/date-box.tsx";
import { formatZone } from "../../display/locale/format-date-time.ts";
import type { ControlProps } from "../control-props.ts";
import { presetLabel } from "./date-preset.ts";
import { resolveDateRange, SKIPPED_TIME, type DateRangeFilter } from "./date-range.ts";
import { fromWall, toWall } from "./wall-clock.ts";

const MINUTE = 60_000;
/** Time of a day that is typed without a time. */
const TIME_OF_DAY = { from: "00:00", to: "23:59" } as const;

const PRESET =
  "h-6 rounded-full border px-2.5 text-meta font-medium outline-focus disabled:border-line disabled:text-ink-faint";

/** Presets, and two inputs in the zone's time. Editing a date clears the preset and keeps the displayed dates. */
export const DateRangeControl = ({ filter, value, onChange, name, invalid = false }: ControlProps<DateRangeFilter>) => {
  const { timeZone, presets, locale } = filter;
  const now = filter.now();
  const range = resolveDateRange(value, now, timeZone);
  const disabled = Boolean(filter.disabledReason);
  /** A range includes the whole minute of its end, in both occurrences if clocks repeat it. */
  const endOf = (end: "from" | "to", wall: string | undefined) => {
    // NaN marks an invalid date, for which the filter reports an error.
    if (wall === undefined) return Number.NaN;
    if (wall === "") return undefined;
    const at = fromWall(wall, timeZone, end === "from" ? "first" : "last") ?? Number.NaN;
    // A day without a time starts at its first existing time.
    if (Number.isFinite(at) && toWall(at, timeZone) !== wall && !wall.endsWith(TIME_OF_DAY.from)) return SKIPPED_TIME;
    return end === "from" ? at : at + MINUTE - 1;
  };
  const wallOf = (end: "from" | "to") => {
    const at = range[end];
    return at === undefined ? "" : Number.isFinite(at) ? toWall(at, timeZone) : undefined;
  };
  const write = (end: "from" | "to", wall: string | undefined) => onChange({ ...range, [end]: endOf(end, wall) });
  const box = (end: "from" | "to") => {
    const other = end === "from" ? "to" : "from";
    return (
      <label className="flex min-w-0 flex-col gap-1 text-meta text-ink-muted">
        {end === "from" ? "From" : value.preset && range.to === undefined ? "To (now)" : "To"}
        <DateBox
          label={`${filter.label} ${end}`}
          precision="minute"
          locale={locale}
          timeZone={timeZone}
          timeOfDay={TIME_OF_DAY[end]}
          aria-label={`${filter.label} ${end}`}
          aria-describedby={name["aria-describedby"]}
          invalid={invalid}
          disabled={disabled}
          value={wallOf(end)}
          onValue={(wall) => write(end, wall)}
          otherEnd={{
            own: end,
            value: wallOf(other),
            timeOfDay: TIME_OF_DAY[other],
            onPick: (wall) => write(other, wall),
          }}
        />
      </label>
    );
  };
  return (
    <div role="group" {...name} className="@container flex min-w-0 flex-col gap-2">
      {presets.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {presets.map((preset) => {
            const chosen = value.preset === preset;
            return (
              <button
                key={preset}
                type="button"
                aria-pressed={chosen}
                disabled={disabled}
                onClick={() => onChange(chosen ? filter.empty : { preset })}
                className={cn(
                  PRESET,
                  chosen
                    ? "border-accent bg-accent-soft text-accent-ink"
                    : "border-line-strong/55 text-ink-muted enabled:hover:border-line-strong enabled:hover:text-ink",
                )}
              >
                {presetLabel(preset)}
              </button>
            );
          })}
        </div>
      )}
      <div className="grid gap-2 @min-[360px]:grid-cols-2">
        {box("from")}
        {box("to")}
      </div>
      <p className="text-meta text-ink-muted">{formatZone(new Date(now), locale, timeZone)}</p>
    </div>
  );
};
