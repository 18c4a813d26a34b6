import { snakeCase } from "./snake-case.ts";

const PERSONAL =
  /(?:^|_)(?:e_?mail|mail|phone|mobile|tel|first_?name|last_?name|full_?name|sur_?name|user_?name|nick_?name|name_on_card|holder|address|street|city|zip|postal_?code|birth_?(?:day|date)|date_of_birth|dob|iban|bic|card(?:_?number)?|account_?number|passport|document_?number|national_?id|ssn|ip|ip_address|tax_?id)$/;

/** Whether a field name is typical of personal data. */
export const isPersonalName = (name: string): boolean => PERSONAL.test(snakeCase(name));
