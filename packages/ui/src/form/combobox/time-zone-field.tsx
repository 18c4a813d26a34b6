import { useMemo } from "react";
import { ComboboxField } from "./combobox-field.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { timeZoneOptions } from "./time-zones.ts";

export type TimeZoneFieldProps = FieldProps & {
  /** Restricts the zones: `["Europe/Malta", "UTC"]`. Defaults to every zone that the browser knows. */
  zones?: readonly string[] | undefined;
};

/** A combobox of time zones, searched by city or offset. The value is the IANA name (`"Europe/Malta"`). */
export const TimeZoneField = ({ zones, ...props }: TimeZoneFieldProps) => {
  const options = useMemo(() => {
    const all = timeZoneOptions();
    return zones ? all.filter(({ value }) => zones.includes(value)) : all;
  }, [zones]);
  return (
    <ComboboxField placeholder="Choose a time zone" searchPlaceholder="City or offset…" {...props} options={options} />
  );
};
