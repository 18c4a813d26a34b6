import type { ReactNode } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { CheckboxField, type CheckboxFieldProps } from "./choice/checkbox-field.tsx";
import { ComboboxField, type ComboboxFieldProps } from "./combobox/combobox-field.tsx";
import { IntegerField, type IntegerFieldProps } from "./number/integer-field.tsx";
import type { KeyValueRow } from "./key-value/key-value-rows.ts";
import type { Row } from "./rows/row-rules.ts";
import type { LanguageMap } from "./translations/language-map.ts";
import { LanguageTextField, type LanguageTextFieldProps } from "./translations/language-text-field.tsx";
import { SegmentedField, type SegmentedFieldProps } from "./choice/segmented-field.tsx";
import { SelectField, type SelectFieldProps } from "./choice/select-field.tsx";
import { SwitchField, type SwitchFieldProps } from "./choice/switch-field.tsx";
import { TextareaField, type TextareaFieldProps } from "./text/textarea-field.tsx";
import { TextField, type TextFieldProps } from "./text/text-field.tsx";
import { PasswordField, type PasswordFieldProps } from "./password/password-field.tsx";
import { EmailField, type EmailFieldProps } from "./text/email-field.tsx";
import { MoneyField, type MoneyFieldProps } from "./number/money-field.tsx";
import { NumberField, type NumberFieldProps } from "./number/number-field.tsx";
import { PercentageField, type PercentageFieldProps } from "./number/percentage-field.tsx";
import { RadioField, type RadioFieldProps } from "./choice/radio-field.tsx";
import { AsyncComboboxField, type AsyncComboboxFieldProps } from "./combobox/async-combobox-field.tsx";
import { TimeZoneField, type TimeZoneFieldProps } from "./combobox/time-zone-field.tsx";
import { MultiSelectField, type MultiSelectFieldProps } from "./combobox/multi-select-field.tsx";
import { TagsField, type TagsFieldProps } from "./text-list/tags-field.tsx";
import { TextListField, type TextListFieldProps } from "./text-list/text-list-field.tsx";
import { DateField, type DateFieldProps } from "./date/date-field.tsx";
import { DateTimeField, type DateTimeFieldProps } from "./date/date-time-field.tsx";
import { FileField, type FileFieldProps, type FileValue } from "./file/file-field.tsx";
import { LanguageTexts, type LanguageTextsProps } from "./translations/language-texts.tsx";
import { KeyValueField, type KeyValueFieldProps } from "./key-value/key-value-field.tsx";
import { RowsField, type RowsFieldProps } from "./rows/rows-field.tsx";
import { ColourField, type ColourFieldProps } from "./colour/colour-field.tsx";
import { JsonField, type JsonFieldProps } from "./json/json-field.tsx";
import { RichTextField, type RichTextFieldProps } from "./rich-text/rich-text-field.tsx";
import type { FormSchema } from "./use-zod-form.ts";

/** Paths of values that a field of this type can hold, including those of unknown type (`z.coerce`). */
export type PathTo<Values extends FieldValues, Value> = {
  [Path in FieldPath<Values>]: unknown extends FieldPathValue<Values, Path>
    ? Path
    : Extract<FieldPathValue<Values, Path>, Value> extends never
      ? never
      : Path;
}[FieldPath<Values>];

type Named<Values extends FieldValues, Value, Props> = (
  props: Omit<Props, "name"> & { name: PathTo<Values, Value> },
) => ReactNode;

/** The fields of one form, whose names are checked against its values. */
export type Fields<Values extends FieldValues> = {
  TextField: Named<Values, string, TextFieldProps>;
  TextareaField: Named<Values, string, TextareaFieldProps>;
  IntegerField: Named<Values, string, IntegerFieldProps>;
  SelectField: Named<Values, string, SelectFieldProps>;
  ComboboxField: Named<Values, string, ComboboxFieldProps>;
  SegmentedField: Named<Values, string, SegmentedFieldProps>;
  CheckboxField: Named<Values, boolean, CheckboxFieldProps>;
  SwitchField: Named<Values, boolean, SwitchFieldProps>;
  LanguageTextField: Named<Values, LanguageMap, LanguageTextFieldProps>;
  PasswordField: Named<Values, string, PasswordFieldProps>;
  EmailField: Named<Values, string, EmailFieldProps>;
  MoneyField: Named<Values, string, MoneyFieldProps>;
  NumberField: Named<Values, string, NumberFieldProps>;
  PercentageField: Named<Values, string, PercentageFieldProps>;
  RadioField: Named<Values, string, RadioFieldProps>;
  AsyncComboboxField: Named<Values, string, AsyncComboboxFieldProps>;
  TimeZoneField: Named<Values, string, TimeZoneFieldProps>;
  MultiSelectField: Named<Values, readonly string[], MultiSelectFieldProps>;
  TagsField: Named<Values, readonly string[], TagsFieldProps>;
  TextListField: Named<Values, readonly string[], TextListFieldProps>;
  DateField: Named<Values, string, DateFieldProps>;
  DateTimeField: Named<Values, string, DateTimeFieldProps>;
  FileField: Named<Values, FileValue, FileFieldProps>;
  LanguageTexts: (props: LanguageTextsProps<PathTo<Values, LanguageMap>>) => ReactNode;
  KeyValueField: Named<Values, readonly KeyValueRow[], KeyValueFieldProps>;
  RowsField: Named<Values, readonly Row[], RowsFieldProps>;
  ColourField: Named<Values, string, ColourFieldProps>;
  JsonField: Named<Values, string, JsonFieldProps>;
  RichTextField: Named<Values, string, RichTextFieldProps>;
};

const all = {
  TextField,
  TextareaField,
  IntegerField,
  SelectField,
  ComboboxField,
  SegmentedField,
  CheckboxField,
  SwitchField,
  LanguageTextField,
  PasswordField,
  EmailField,
  MoneyField,
  NumberField,
  PercentageField,
  RadioField,
  AsyncComboboxField,
  TimeZoneField,
  MultiSelectField,
  TagsField,
  TextListField,
  DateField,
  DateTimeField,
  FileField,
  LanguageTexts,
  KeyValueField,
  RowsField,
  ColourField,
  JsonField,
  RichTextField,
};

/**
 * Creates field components that are typed by one form: `const fields = createFields(schema)` next to the schema,
 * then `<fields.TextField name="key" label="Key" />`. A name that the schema does not have, or one whose
 * value has another type, does not compile.
 */
export function createFields<Schema extends FormSchema>(schema: Schema): Fields<z.input<Schema>>;
export function createFields<Values extends FieldValues>(): Fields<Values>;
export function createFields(): unknown {
  return all;
}
