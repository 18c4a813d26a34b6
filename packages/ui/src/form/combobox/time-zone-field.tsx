import { ComboboxField } from "./combobox-field.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { timeZoneOptions } from "./time-zones.ts";

export type TimeZoneFieldProps = FieldProps;

/** A combobox of time zones, searched by city or offset. The value is the IANA name (`"Europe/Malta"`). */
export const TimeZoneField = (props: TimeZoneFieldProps) => (
  <ComboboxField
    placeholder="Choose a time zone"
    searchPlaceholder="City or offset…"
    {...props}
    options={timeZoneOptions()}
  />
);
