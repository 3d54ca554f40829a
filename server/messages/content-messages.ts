import type { ContentRefusalName } from '../refusal.ts';
import type { NumberedText } from './message-text.ts';

/** Refusals about pictures, identities, news, locked accounts and push messages, with their numbers on the wire. */
export const CONTENT_REFUSALS: Readonly<Record<ContentRefusalName, NumberedText>> = {
  notYourUpload: [
    3101,
    {
      en: 'The picture in {parameter} is not one that you uploaded. Please upload it again.',
      hk: '參數 {parameter} 的圖片並非由您上傳，請重新上傳。',
    },
  ],
  alreadySubmitted: [3102, { en: 'Your papers are being reviewed already.', hk: '您的資料正在審核中。' }],
  alreadyVerified: [3103, { en: 'Your identity is verified already.', hk: '您已完成實名認證。' }],
  samePictures: [
    3104,
    { en: 'Front and back must be two different pictures.', hk: '正面與背面必須是兩張不同的圖片。' },
  ],
  notAPicture: [
    3105,
    { en: 'This file is not a readable PNG, JPEG or WebP picture.', hk: '此檔案不是可讀取的 PNG、JPEG 或 WebP 圖片。' },
  ],
  pictureTooLarge: [3106, { en: 'The picture is larger than 5 MB.', hk: '圖片大於 5 MB。' }],
  tooManyUploads: [
    3107,
    { en: 'You have uploaded too many pictures. Please try again in an hour.', hk: '上傳圖片過多，請一小時後再試。' },
  ],
  unknownNews: [3108, { en: 'There is no such article.', hk: '文章不存在。' }],
  accountLocked: [
    3109,
    { en: 'This account is locked. Please contact customer service.', hk: '賬戶已被鎖定，請聯絡客服。' },
  ],
  tooManyPixels: [
    3110,
    {
      en: 'The picture has too many pixels: {maximum} megapixels are the most. Please upload a smaller one.',
      hk: '圖片像素過多，最多 {maximum} 百萬像素。請上傳較小的圖片。',
    },
  ],
  tooMuchFeedback: [
    3120,
    {
      en: 'Many messages have come from your network today. Please try again tomorrow.',
      hk: '您的網絡今日發送的訊息過多，請明天再試。',
    },
  ],
  unknownPushService: [
    3130,
    {
      en: 'This browser’s push service is not supported here.',
      hk: '此處不支援此瀏覽器的推送服務。',
    },
  ],
};
