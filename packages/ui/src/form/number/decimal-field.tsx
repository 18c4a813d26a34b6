import { useLocale } from "../../display/locale/use-locale.ts";
import { formatDecimal } from "../../numbers/format-decimal.ts";
import { NumberBox } from "../../numbers/number-box.tsx";
import { useTypedNumber } from "../../numbers/use-typed-number.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";

export type DecimalFieldProps = FieldProps & {
  /** Inclusive bounds as decimal texts, for the arrow keys and the help; the schema (`decimalText`) validates. */
  min?: string | undefined;
  max?: string | undefined;
  /** Exclusive lower bound, as in the schema, for the error of a number below zero. */
  above?: string | undefined;
  /** Step of ↑ and ↓, as a decimal text. Without it they do nothing. */
  step?: string | undefined;
  /** Accepts a leading minus. */
  signed?: boolean | undefined;
  /** Locale of separators; defaults to that of `LocaleProvider`. */
  locale?: string | undefined;
  placeholder?: string | undefined;
};

type Props = DecimalFieldProps & {
  /** Maximum number of decimals. */
  scale: number;
  /** Minimum number of decimals shown on blur. */
  minDecimals?: number | undefined;
  /** Whether thousands are grouped on blur. */
  grouped?: boolean | undefined;
  /** Unit after the number, inside the input. */
  suffix?: string | undefined;
  /** Class of the outer element. */
  className?: string | undefined;
};

const bounds = ({ min, max, minDecimals = 0 }: Props, locale: string): string | undefined => {
  const [low, high] = [formatDecimal(min, locale, minDecimals), formatDecimal(max, locale, minDecimals)];
  if (low && high) return `From ${low} to ${high}.`;
  return low ? `At least ${low}.` : high ? `At most ${high}.` : undefined;
};

const boundIn = (error: string | undefined) => (/^Use (?:at least|more than) /.test(error ?? "") ? error : undefined);

/** Base of the money, number and percentage fields. The value is a decimal text. */
export const DecimalField = (given: Props) => {
  const { locale } = useLocale({ locale: given.locale });
  const props = { ...given, help: given.help ?? bounds(given, locale) };
  const {
    scale,
    minDecimals = 0,
    grouped,
    min,
    max,
    above,
    step,
    signed = false,
    suffix,
    placeholder,
    className,
  } = props;
  const field = useField<string>(props);
  const number = {
    scale,
    minDecimals,
    grouped,
    signed,
    locale,
    min,
    above,
    value: field.value,
    onValue: field.change,
    frozen: field.frozen,
  };
  const typed = useTypedNumber(number);
  // An unfinished number shows no error, even if a validation has failed.
  // The schema may know a higher minimum than the input.
  const error = typed.refusal === undefined ? field.error : typed.problem && (boundIn(field.error) ?? typed.problem);
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
