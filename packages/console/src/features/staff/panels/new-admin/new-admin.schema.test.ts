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

describe("new admin (shell §5, §9)", () => {
  it.each(["ida.holm+night@example.com", "i@a.se", " ida@example.com "])("email “%s” → valid", (email) =>
    expect(problem({ email })).toBeUndefined(),
  );
  it.each(["", "ida", "ida@", "@example.com", "ida@example", "ida holm@example.com"])("email “%s” → error", (email) =>
    expect(problem({ email })).toBe("Invalid email address"),
  );

  it.each(["Ida", "Ida Holm 1234567".slice(0, 15)])("nickname “%s” → valid", (nickname) =>
    expect(problem({ nickname })).toBeUndefined(),
  );
  it.each(["Id", "", "Ida Holm 1234567"])("nickname “%s” → length error", (nickname) =>
    expect(problem({ nickname })).toBe("Use 3 to 15 characters."),
  );
  it.each(["🎰🎰🎰", "Ida-Holm", "Idå", "Ida_H"])("nickname “%s” → character error", (nickname) =>
    expect(problem({ nickname })).toBe("Invalid nickname, special characters are not allowed in nickname"),
  );

  it.each(["", "IDA", "IDA-12345678901"])("user code “%s” → valid", (userCode) =>
    expect(problem({ userCode })).toBeUndefined(),
  );
  it.each(["ID", "IDA-123456789012"])("user code “%s” → length error", (userCode) =>
    expect(problem({ userCode })).toBe("Use 3 to 15 characters."),
  );

  it("no role → error", () =>
    expect(problem({ role: "" })).toBe("Role is required. Make sure to select a role for this user"));

  it.each(["Aa1-567", "stillavatten7", "STILLAVATTEN", "Stillavatten"])("password “%s” → too weak", (password) =>
    expect(problem({ password })).toBe("Password is weak, please check the password hints and try again."),
  );
  it.each(["Stilla-vatten", "stilla-7", "Stilla77"])("password “%s” → valid", (password) =>
    expect(problem({ password })).toBeUndefined(),
  );

  it("operator missing → error, except for platform staff", () => {
    expect(problem({ opId: "" })).toBe("Choose the user's operator or brand.");
    expect(problem({ opId: "", role: "DEV_OPS" })).toBeUndefined();
  });
});
