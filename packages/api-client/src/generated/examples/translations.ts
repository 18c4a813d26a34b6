// Generated from openapi/ by `pnpm generate`. Do not edit.
export const saveTranslation = {"partitionKey":"b2c","rowKey":"deposit.title","en":"Deposit","sv":"Insättning","fa":"واریز"};
export const deleteTranslation = null;
export const listTranslations = {"items":[{"partitionKey":"b2c","rowKey":"deposit.title","en":"Deposit","sv":"Insättning","fa":"واریز"}],"count":1,"remaining":0,"languages":["en","sv","fa"]};
export const showTranslation = {"partitionKey":"b2c","rowKey":"deposit.title","en":"Deposit","sv":"Insättning","fa":"واریز"};
