import { DecimalBox } from "./decimal-box.tsx";
import { formatDecimal } from "./decimal.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import { useField } from "./use-field.ts";
import { useRefusal } from "./use-refusal.ts";

export type DecimalFieldProps = FieldProps & {
  /** Decimal texts, both inclusive. They bound the arrow keys and stand in the help; the schema (`decimalText`) decides. */
  min?: string | undefined;
  max?: string | undefined;
  /** How much ↑ and ↓ add and take, as a decimal text. Without it they do nothing. */
  step?: string | undefined;
  /** Takes a leading minus. */
  signed?: boolean | undefined;
  /** Its decimal sign and its groups; English without it. */
  locale?: string | undefined;
  placeholder?: string | undefined;
};

type Props = DecimalFieldProps & {
  /** The most decimals that can be typed. */
  scale: number;
  /** Decimals always shown when the field is left. */
  least?: number | undefined;
  /** In the box after the number. */
  suffix?: string | undefined;
};

const bounds = ({ min, max, locale = "en", least = 0 }: Props): string | undefined => {
  const [low, high] = [formatDecimal(min, locale, least), formatDecimal(max, locale, least)];
  if (low && high) return `From ${low} to ${high}.`;
  return low ? `At least ${low}.` : high ? `At most ${high}.` : undefined;
};

/** A decimal text in a form: what money, numbers and percentages have in common. */
export const DecimalField = (given: Props) => {
  const props = { ...given, help: given.help ?? bounds(given) };
  const { scale, least = 0, min, max, step, signed = false, locale = "en", suffix, placeholder } = props;
  const field = useField<string>(props);
  const refusal = useRefusal(field.value);
  const error = refusal.message ?? field.error;
  const suffixId = `${field.id}-unit`;
  const described = [suffix && suffixId, error ? `${field.id}-note` : field.control["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  return (
    <FieldFrame field={{ ...field, error }} props={props}>
      <DecimalBox
        {...field.control}
        {...{ scale, least, min, max, step, signed, locale, suffix, suffixId }}
        name={props.name}
        value={field.value}
        onValue={(value) => {
          refusal.accept();
          field.change(value);
        }}
        onRefuse={refusal.refuse}
        readOnly={field.frozen}
        invalid={Boolean(error)}
        {...(placeholder !== undefined && { placeholder })}
        {...(described && { "aria-describedby": described })}
      />
    </FieldFrame>
  );
};
