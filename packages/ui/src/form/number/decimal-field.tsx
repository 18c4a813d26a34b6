import { useLocale } from "../../display/locale/use-locale.ts";
import { formatDecimal } from "../../numbers/format-decimal.ts";
import { NumberBox } from "../../numbers/number-box.tsx";
import { useTypedNumber } from "../../numbers/use-typed-number.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";

export type DecimalFieldProps = FieldProps & {
  /** Decimal texts, both inclusive. They bound the arrow keys and stand in the help; the schema (`decimalText`) decides. */
  min?: string | undefined;
  max?: string | undefined;
  /** How much ↑ and ↓ add and take, as a decimal text. Without it they do nothing. */
  step?: string | undefined;
  /** Takes a leading minus. */
  signed?: boolean | undefined;
  /** Its decimal sign and its groups; the reader's (`LocaleProvider`) without it. */
  locale?: string | undefined;
  placeholder?: string | undefined;
};

type Props = DecimalFieldProps & {
  /** The most decimals. */
  scale: number;
  /** Decimals always shown when the field is left. */
  least?: number | undefined;
  /** Whether thousands are grouped when the field is left. */
  grouped?: boolean | undefined;
  /** In the box after the number. */
  suffix?: string | undefined;
  /** Of the box's outside. */
  className?: string | undefined;
};

const bounds = ({ min, max, least = 0 }: Props, locale: string): string | undefined => {
  const [low, high] = [formatDecimal(min, locale, least), formatDecimal(max, locale, least)];
  if (low && high) return `From ${low} to ${high}.`;
  return low ? `At least ${low}.` : high ? `At most ${high}.` : undefined;
};

/** A decimal text in a form: what money, numbers and percentages have in common. */
export const DecimalField = (given: Props) => {
  const { locale } = useLocale({ locale: given.locale });
  const props = { ...given, help: given.help ?? bounds(given, locale) };
  const { scale, least = 0, grouped, min, max, step, signed = false, suffix, placeholder, className } = props;
  const field = useField<string>(props);
  const number = {
    scale,
    least,
    grouped,
    signed,
    locale,
    value: field.value,
    onValue: field.change,
    frozen: field.frozen,
  };
  const typed = useTypedNumber(number);
  // While a number is on its way nothing is wrong yet, whatever a check said of it.
  const error = typed.refusal === undefined ? field.error : typed.problem;
  const suffixId = `${field.id}-unit`;
  const described = [suffix && suffixId, error ? `${field.id}-note` : field.control["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  return (
    <FieldFrame field={{ ...field, error }} props={props}>
      <NumberBox
        {...field.control}
        {...{ number, typed, min, max, step, suffix, suffixId, className }}
        name={props.name}
        invalid={Boolean(error)}
        {...(placeholder !== undefined && { placeholder })}
        {...(described && { "aria-describedby": described })}
      />
    </FieldFrame>
  );
};
