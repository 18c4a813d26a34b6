const SECRET_NAME =
  /(?:^|_)(?:token|secret|password|passwd|pwd|jwt|api_?key|access_?key|private_?key|authorization|credentials?|app_session|otp)$/;
const JWT = /^(?:Bearer\s+)?eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*$/;

const snake = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toLowerCase();

/** Whether a name is typical of secrets. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(snake(name));

/** Whether a text is a usable token. */
export const isToken = (text: string): boolean => JWT.test(text);
