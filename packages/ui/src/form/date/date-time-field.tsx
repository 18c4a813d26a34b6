import { useEffect, useState } from "react";
import { DateBox, type DateBoxProps } from "../../dates/date-box.tsx";
import { useLocale } from "../../display/locale/use-locale.ts";
import { writeDate } from "../../dates/read-date.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useRefusal } from "../errors/refusals.ts";
import { zoneOffset } from "../combobox/time-zones.ts";
import { useField } from "../frame/use-field.ts";
import { INCOMPLETE, isoToZoned, zonedToIso } from "./zoned-time.ts";

export type DateTimeFieldProps = FieldProps & {
  /** The IANA name of the zone whose clocks are meant: "Europe/Malta". It is shown beside the box. */
  zone: string;
  /** Moments (ISO), both inclusive; they bound the calendar. The schema decides. */
  min?: string | undefined;
  max?: string | undefined;
  seconds?: boolean | undefined;
};

const EXAMPLE = "2026-11-21T14:03:00";

/**
 * A moment, entered as the clocks of a named zone show it. The value is the moment in UTC
 * (`"2026-11-21T13:03:00Z"`), `""` when empty, `"incomplete"` when begun and not finished; a
 * time that is missing, or that the zone's clocks skip, is said.
 */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const { zone, min, max, seconds = false } = props;
  const field = useField<string>(props);
  const { "aria-required": required, ...control } = field.control;
  const [now] = useState(() => new Date());
  const moment = Date.parse(field.value ?? "");
  const offset = zoneOffset(zone, Number.isNaN(moment) ? now : new Date(moment));
  const { locale } = useLocale();
  const sayRefused = useRefusal(props.name);
  const isRefused = field.value === INCOMPLETE;
  useEffect(() => {
    // Emptied or filled from elsewhere, nothing is refused any more.
    if (!isRefused) sayRefused(undefined);
  }, [isRefused, sayRefused]);
  const write: DateBoxProps["onValue"] = (wall, { isDayOnly, isPicked }) => {
    // A day that is picked begins with the first time that it has.
    const iso = wall === "" ? "" : zonedToIso(wall ?? "", zone, isPicked ? "later" : "none");
    const example = writeDate(EXAMPLE, locale, seconds ? "second" : "minute");
    if (isDayOnly) sayRefused(`The time is missing. Write it like ${example}.`);
    else if (wall !== undefined && iso === undefined)
      sayRefused(`This time does not exist in ${zone.replaceAll("_", " ")}: the clocks go forward over it.`);
    else sayRefused(undefined);
    field.change(iso ?? INCOMPLETE);
  };
  const zoneId = `${field.id}-zone`;
  const bound = (iso: string | undefined) => isoToZoned(iso, zone, seconds) || undefined;
  return (
    <FieldFrame field={field} props={props}>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <DateBox
          {...control}
          label={props.label}
          timeZone={zone}
          precision={seconds ? "second" : "minute"}
          name={props.name}
          required={required}
          min={bound(min)}
          max={bound(max)}
          value={field.value === INCOMPLETE ? undefined : isoToZoned(field.value, zone, seconds)}
          onValue={write}
          readOnly={field.frozen}
          invalid={Boolean(field.error)}
          className={seconds ? "w-full max-w-64" : "w-full max-w-56"}
          aria-describedby={[zoneId, control["aria-describedby"]].filter(Boolean).join(" ")}
        />
        <span id={zoneId} className="text-meta text-ink-muted tabular">
          <bdi>
            {zone.replaceAll("_", " ")}
            {offset && ` (UTC${offset})`}
          </bdi>
        </span>
      </span>
    </FieldFrame>
  );
};
