import { snakeCase } from "./snake-case.ts";

const SECRET_NAME =
  /(?:^|_)(?:token|secret|password|passwd|pwd|jwt|api_?key|access_?key|private_?key|authorization|credentials?|app_session|otp)$/;
const JWT = /^(?:Bearer\s+)?eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*$/;

/** Whether a name is typical of secrets. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(snakeCase(name));

/** Whether a text is a usable token. */
export const isToken = (text: string): boolean => JWT.test(text);
