import { serverTime } from "../../display/clock/server-time.ts";
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
  /** IANA time zone of the input: "Europe/Malta". Shown next to the input. */
  zone: string;
};

const EXAMPLE = "2026-11-21T14:03:00";

/**
 * A date and time in a named zone. The value is in UTC (`"2026-11-21T13:03:00Z"`), `""` if
 * empty, `"incomplete"` if unfinished. Shows an error if the time is missing or skipped by
 * daylight saving.
 */
export const DateTimeField = (props: DateTimeFieldProps) => {
  const { zone } = props;
  const field = useField<string>(props);
  const { "aria-required": required, ...control } = field.control;
  const [now] = useState(() => new Date(serverTime()));
  const moment = Date.parse(field.value ?? "");
  const offset = zoneOffset(zone, Number.isNaN(moment) ? now : new Date(moment));
  const { locale } = useLocale();
  const sayRefused = useRefusal(props.name);
  const isRefused = field.value === INCOMPLETE;
  useEffect(() => {
    // A value set or cleared from outside removes the error.
    if (!isRefused) sayRefused(undefined);
  }, [isRefused, sayRefused]);
  const write: DateBoxProps["onValue"] = (wall, { isDayOnly, isPicked }) => {
    // A picked day starts at its first existing time.
    const iso = wall === "" ? "" : zonedToIso(wall ?? "", zone, isPicked ? "later" : "none");
    const example = writeDate(EXAMPLE, locale, "minute");
    if (isDayOnly) sayRefused(`Enter a time as well, for example ${example}.`);
    else if (wall !== undefined && iso === undefined)
      sayRefused(`This time does not exist in ${zone.replaceAll("_", " ")}: the clocks go forward.`);
    else sayRefused(undefined);
    field.change(iso ?? INCOMPLETE);
  };
  const zoneId = `${field.id}-zone`;
  return (
    <FieldFrame field={field} props={props}>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <DateBox
          {...control}
          label={props.label}
          timeZone={zone}
          precision="minute"
          name={props.name}
          required={required}
          value={field.value === INCOMPLETE ? undefined : isoToZoned(field.value, zone)}
          onValue={write}
          readOnly={field.frozen}
          invalid={Boolean(field.error)}
          className="w-full max-w-56"
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
