-- What is switched on in the workspace, as JSON; NULL where everything is off.
ALTER TABLE workspace ADD COLUMN conditions TEXT;
CREATE INDEX workspace_conditions ON workspace (name) WHERE conditions IS NOT NULL;
