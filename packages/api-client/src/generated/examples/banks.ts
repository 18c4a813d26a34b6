// Generated from openapi/ by `pnpm generate`. Do not edit.
export const createBank = {"uuid":"0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11","opId":"op-nordlys","key":"NORDEA","bankName":{"en":"Nordea"},"order":10,"status":"ACTIVE"};
export const updateBank = {"uuid":"0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11","opId":"op-nordlys","key":"NORDEA","bankName":{"en":"Nordea"},"order":10,"status":"ACTIVE"};
export const deleteBank = null;
export const listBanks = {"items":[{"uuid":"0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11","opId":"op-nordlys","key":"NORDEA","bankName":{"en":"Nordea"},"order":10,"status":"ACTIVE"}],"count":1,"remaining":0};
export const showBank = {"uuid":"0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11","opId":"op-nordlys","key":"NORDEA","bankName":{"en":"Nordea"},"order":10,"status":"ACTIVE"};
