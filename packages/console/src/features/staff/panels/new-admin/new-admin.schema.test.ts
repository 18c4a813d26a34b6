import { describe, expect, it } from "vitest";
import { newAdminSchema } from "./new-admin.schema.ts";

const good = {
  email: "ida.holm@example.com",
  password: "Stilla-vatten",
  nickname: "Ida Holm",
  userCode: "",
  role: "OPERATOR_MANAGER",
  opId: "op-nordlys",
  isHidden: false,
  roundReportNumbers: false,
  language: "en",
  timezone: "UTC",
  playerSubInfoType: "username",
} as const;
const problem = (changes: object) => newAdminSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("a new admin (shell §5, §9)", () => {
  it.each(["ida.holm+night@example.com", "i@a.se", " ida@example.com "])("has an e-mail address like “%s”", (email) =>
    expect(problem({ email })).toBeUndefined(),
  );
  it.each(["", "ida", "ida@", "@example.com", "ida@example", "ida holm@example.com"])("has none like “%s”", (email) =>
    expect(problem({ email })).toBe("Invalid email address"),
  );

  it.each(["Ida", "Ida Holm 1234567".slice(0, 15)])("has a nickname like “%s”", (nickname) =>
    expect(problem({ nickname })).toBeUndefined(),
  );
  it.each(["Id", "", "Ida Holm 1234567"])("has a nickname of 3 to 15 characters, not “%s”", (nickname) =>
    expect(problem({ nickname })).toBe("Use 3 to 15 characters."),
  );
  it.each(["🎰🎰🎰", "Ida-Holm", "Idå", "Ida_H"])("has no nickname like “%s”", (nickname) =>
    expect(problem({ nickname })).toBe("Invalid nickname, special characters are not allowed in nickname"),
  );

  it.each(["", "IDA", "IDA-12345678901"])("has a user code like “%s”", (userCode) =>
    expect(problem({ userCode })).toBeUndefined(),
  );
  it.each(["ID", "IDA-123456789012"])("has a user code of 3 to 15 characters, not “%s”", (userCode) =>
    expect(problem({ userCode })).toBe("Use 3 to 15 characters."),
  );

  it("needs a role", () =>
    expect(problem({ role: "" })).toBe("Role is required. Make sure to select a role for this user"));

  it.each(["Aa1-567", "stillavatten7", "STILLAVATTEN", "Stillavatten"])("has no weak password like “%s”", (password) =>
    expect(problem({ password })).toBe("Password is weak, please check the password hints and try again."),
  );
  it.each(["Stilla-vatten", "stilla-7", "Stilla77"])("has a password of three of four kinds like “%s”", (password) =>
    expect(problem({ password })).toBeUndefined(),
  );

  it("works for an operator, unless they are platform staff", () => {
    expect(problem({ opId: "" })).toBe("Choose the user's operator or brand.");
    expect(problem({ opId: "", role: "DEV_OPS" })).toBeUndefined();
  });
});
