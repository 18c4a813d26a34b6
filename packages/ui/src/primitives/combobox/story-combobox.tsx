import { useState } from "react";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

export const Held = (props: ComboboxProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
};

export const few = ["Euro", "Swedish krona", "Norwegian krone", "Turkish lira"].map((label) => ({
  value: label,
  label,
}));
