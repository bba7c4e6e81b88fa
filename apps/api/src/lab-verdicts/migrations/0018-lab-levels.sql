-- When each level was solved first. A verdict from before keeps its tick; its facts get the one name of the second level.
ALTER TABLE lab_verdict ADD COLUMN solved_1 BIGINT;
ALTER TABLE lab_verdict ADD COLUMN solved_2 BIGINT;
UPDATE lab_verdict SET facts = replace(facts, '"targets":', '"level":2,"targets":') WHERE lab = 'actionability';
UPDATE lab_verdict SET facts = replace(facts, '"columns":', '"level":2,"columns":') WHERE lab = 'moving-table';
UPDATE lab_verdict SET facts = replace(facts, '"flight":', '"level":2,"flight":') WHERE lab = 'locator-ladder';
UPDATE lab_verdict SET facts = replace(facts, '"more":true', '"level":2') WHERE lab = 'every-input';
UPDATE lab_verdict SET facts = replace(facts, '"rows":', '"level":2,"rows":') WHERE lab = 'data-grid';
UPDATE lab_verdict SET facts = replace(facts, '"session":true', '"level":2') WHERE lab = 'file-downloads';
UPDATE lab_verdict SET facts = replace(facts, '"roots":true', '"level":2') WHERE lab = 'frames';
UPDATE lab_verdict SET facts = replace(facts, '"unsteady_asked":', '"level":2,"unsteady_asked":') WHERE lab = 'network';
UPDATE lab_verdict SET facts = replace(facts, '"framed":true', '"level":2') WHERE lab = 'rich-text';
UPDATE lab_verdict SET solved_2 = reported_at WHERE solved = 1 AND facts LIKE '%"level":2%';
UPDATE lab_verdict SET solved_1 = reported_at WHERE solved = 1 AND facts NOT LIKE '%"level":2%';
