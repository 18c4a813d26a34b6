import { useMemo } from "react";
import { ComboboxField } from "./combobox-field.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { timeZoneOptions } from "./time-zones.ts";

export type TimeZoneFieldProps = FieldProps & {
  /** Only these, as in `["Europe/Malta", "UTC"]`; every zone the browser knows without it. */
  zones?: readonly string[] | undefined;
};

/** A time zone, found by its city or offset. The value is its IANA name (`"Europe/Malta"`). */
export const TimeZoneField = ({ zones, ...props }: TimeZoneFieldProps) => {
  const options = useMemo(() => {
    const all = timeZoneOptions();
    return zones ? all.filter(({ value }) => zones.includes(value)) : all;
  }, [zones]);
  return (
    <ComboboxField placeholder="Choose a time zone" searchPlaceholder="City or offset…" {...props} options={options} />
  );
};
